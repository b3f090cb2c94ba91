export { askedSubstitutions } from "./sql/substitutes.ts";
