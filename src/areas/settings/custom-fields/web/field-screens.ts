import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { customFields } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { FieldPlaces } from "./field-places.tsx";
import { FieldUsage } from "./field-usage.tsx";
import { GroupInput } from "./group-input.tsx";
import { GroupView } from "./group-view.tsx";
import { HiddenInput } from "./hidden-input.tsx";
import { KeyInput } from "./key-input.tsx";
import { OptionsInput } from "./options-input.tsx";
import { OptionsView } from "./options-view.tsx";
import { customFieldsFieldDetail, customFieldsFieldEdit } from "./panels.ts";

/** Those whose values may be about a person, so that some of them are for few eyes. */
const ofPeople: readonly string[] = ["USER", "TRACKING", "ABSENCE", "SHIFT", "CUSTOMER"];

export const fieldScreens = masterScreens({
	// what is computed shows in sections and views of its own
	data: { ...customFields, extra: {} as (typeof customFields)["extra"] },
	words: { de: texts["de-DE"].field, en: texts["en-EN"].field },
	panels: { edit: customFieldsFieldEdit, detail: customFieldsFieldDetail },
	inputs: {
		entity: HiddenInput,
		groupId: GroupInput,
		key: KeyInput,
		options: OptionsInput,
	},
	views: { groupId: GroupView, options: OptionsView },
	isAsked: (field, { entity, type }) =>
		(field !== "options" || type === "OPTION") &&
		(field !== "isPersonal" || ofPeople.includes(entity)),
	adapt: (values) =>
		values.type === "OPTION" || values.options.length === 0 ? values : { ...values, options: [] },
	sections: [FieldPlaces, FieldUsage],
	nameOf: ({ name }) => name,
});
