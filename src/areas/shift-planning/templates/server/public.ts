export { placeOfTemplate } from "./sql/template.ts";
export { areKindsFit, areTimesFit } from "./template-rules.ts";
