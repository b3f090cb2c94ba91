import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Lena Vogt and the people around her; see docs/how-to/record-answers.md. */
export const answers = recorded(
	{
		...{ ...contract, ...tags, ...qualifications, ...employmentTypes },
		...{ ...roles, ...units, ...customFields },
	},
	file,
);

export const { lena, piotr } = answers.getUser;

export const { refusals } = answers;

const [password] = answers.listUserLogins.lena.items;

/** Lena's way in by a password. */
export const manualId = password?.loginId ?? "";

const planning = answers.listRoles.all.items.find(({ name }) => name === "Planung");

export const planningId = planning?.id ?? "";
