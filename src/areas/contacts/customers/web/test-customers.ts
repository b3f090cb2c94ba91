import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

export const answers = recorded({ ...contract, ...customFields }, file);

/** A customer of whom everything is known, and one of whom only number and name are. */
export const { works: stadtwerke, school } = answers.getCustomer;
