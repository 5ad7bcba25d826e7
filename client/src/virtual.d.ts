declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:emblems/*" {
  const paths: Record<string, string>;
  export default paths;
}
