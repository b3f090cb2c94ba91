import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Gender } from "../contract/people.ts";
import { texts } from "../text.ts";

export interface PersonValues {
	readonly firstName: string;
	readonly lastName: string;
	readonly gender: Gender | null;
	readonly personnelNo: string | null;
	readonly companyPersonnelNo: string | null;
	readonly mail: string | null;
}

export const newPerson: PersonValues = {
	firstName: "",
	lastName: "",
	gender: "UNDEFINED",
	personnelNo: null,
	companyPersonnelNo: null,
	mail: null,
};

/** What the form of a person knows about her fields. */
export function usePersonRules(section: string): FormRules<PersonValues> {
	const { fields: t, genders } = useTexts(texts);
	return {
		firstName: { label: t.firstName, required: true, section },
		lastName: { label: t.lastName, required: true, section },
		personnelNo: { label: t.personnelNo, section },
		companyPersonnelNo: { label: t.companyPersonnelNo, section },
		mail: { label: t.mail, type: "MAIL", section },
		gender: {
			label: t.gender,
			section,
			print: (gender) => (gender === null ? "" : genders[gender]),
		},
	};
}

/** As the server takes them. */
export function personInput(values: PersonValues) {
	const { firstName, lastName, personnelNo, companyPersonnelNo, mail } = values;
	return {
		firstName,
		lastName,
		personnelNo,
		companyPersonnelNo,
		mail,
		gender: values.gender ?? "UNDEFINED",
	};
}
