import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about entries; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...units, ...customFields }, file);
