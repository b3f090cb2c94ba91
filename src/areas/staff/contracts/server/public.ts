export { addContract } from "./add-contract.ts";
export { addEmployment } from "./add-employment.ts";
export { addWage } from "./add-wage.ts";
export { readEmployment, removeBareEmployments } from "./sql/employments.ts";
