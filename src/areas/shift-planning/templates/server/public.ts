export { keyOfCopy } from "./demand.ts";
export { changeOf, readCopies } from "./read-copies.ts";
export { placesAt, placesIn } from "./sql/demand.ts";
export { placeOfTemplate } from "./sql/template.ts";
export { areKindsFit, areTimesFit } from "./template-rules.ts";
