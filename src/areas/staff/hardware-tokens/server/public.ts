export { holderOf } from "./holder-of.ts";
