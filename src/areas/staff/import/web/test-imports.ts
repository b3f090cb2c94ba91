import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

const { listUnits } = units;
const { resendInvitation } = users;
const { listCustomFieldDescriptions } = customFields;

/** What the server answered about imports; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{ ...contract, listUnits, resendInvitation, listCustomFieldDescriptions },
	file,
);
