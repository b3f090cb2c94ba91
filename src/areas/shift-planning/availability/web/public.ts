export { useSaidWhat } from "./said-what.ts";
