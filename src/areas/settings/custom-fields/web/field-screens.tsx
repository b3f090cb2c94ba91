import { useEffect, useRef } from "react";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { type MasterInputProps, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomOption } from "../contract/field-kinds.ts";
import { customFields } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { FieldPlaces } from "./field-places.tsx";
import { FieldUsage } from "./field-usage.tsx";
import { type FieldValues, GroupInput } from "./group-input.tsx";
import { keyOfName } from "./key-of-name.ts";
import { OptionsInput } from "./options-input.tsx";
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

/** The group of a field, by its name. */
function GroupView({ item }: { readonly item: { readonly groupName?: string } }) {
	return item.groupName;
}

/** What was settled before the form was opened. */
function HiddenInput() {
	return null;
}

/** The key of a field: follows the name of a new one until it is typed. */
function KeyInput({ values, isNew, ...given }: MasterInputProps<string, FieldValues>) {
	const { value, onChange } = given;
	const offered = keyOfName(values.name);
	const last = useRef(offered);
	useEffect(() => {
		const isFollowing = value === "" || value === last.current;
		if (isNew && offered !== last.current && isFollowing) onChange(offered);
		last.current = offered;
	}, [isNew, offered, value, onChange]);
	return <TextField {...given} maxLength={50} />;
}

/** What can be chosen, in its order. */
function OptionsView({ item }: { readonly item: { readonly options: readonly CustomOption[] } }) {
	const t = useTexts(texts).detail;
	return item.options
		.map(({ name, isEnabled }) => (isEnabled ? name : t.switchedOff(name)))
		.join(", ");
}
