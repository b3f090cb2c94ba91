export { importForSite } from "./import-years.ts";
export { dropImported } from "./sql.ts";
