export { holderOf } from "./token-hash.ts";
