import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { MasterEditor } from "#kit/web/master-data/form/master-editor.tsx";
import { MasterDetail } from "#kit/web/master-data/master-detail.tsx";
import { type MasterInputProps, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type CustomEntity, type CustomOption, placesOfEntity } from "../contract/field-kinds.ts";
import { customFieldGroups, customFields } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { type FieldValues, GroupInput, OptionsInput } from "./field-inputs.tsx";
import { FieldUsage, useFieldRemoval } from "./field-usage.tsx";
import { customFieldsAssign, customFieldsFieldDetail, customFieldsFieldEdit } from "./panels.ts";
import { useFieldRights } from "./use-groups.ts";

/** Groups are made in a panel and changed where they are listed; `edit` is never opened for one. */
export const groupScreens = masterScreens({
	data: customFieldGroups,
	words: { de: texts["de-DE"].group, en: texts["en-EN"].group },
	panels: { edit: customFieldsFieldEdit },
	nameOf: ({ name }) => name,
});

const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Those whose values may be about a person, so that some of them are for few eyes. */
const ofPeople: readonly string[] = ["USER", "TRACKING", "ABSENCE", "SHIFT", "CUSTOMER"];

export const fieldScreens = masterScreens({
	// what is computed shows in sections and views of its own
	data: { ...customFields, extra: {} as (typeof customFields)["extra"] },
	words: { de: texts["de-DE"].field, en: texts["en-EN"].field },
	panels: { edit: customFieldsFieldEdit, detail: customFieldsFieldDetail },
	inputs: { entity: HiddenInput, groupId: GroupInput, key: KeyInput, options: OptionsInput },
	views: { groupId: GroupView, options: OptionsView },
	isAsked: (field, { entity, type }) =>
		(field !== "options" || type === "OPTION") &&
		(field !== "isPersonal" || ofPeople.includes(entity)),
	adapt: (values) =>
		values.type === "OPTION" || values.options.length === 0 ? values : { ...values, options: [] },
	sections: [FieldPlaces, FieldUsage],
	useRemoval: useFieldRemoval,
	nameOf: ({ name }) => name,
});

export function FieldDetail(props: PanelProps<typeof masterParams>) {
	return <MasterDetail screens={fieldScreens} {...props} />;
}

export function FieldEdit(props: PanelProps<typeof masterParams>) {
	return <MasterEditor screens={fieldScreens} {...props} />;
}

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

/** The key a field is offered for its name. Example: Größe (Schuhe) → groesse_schuhe */
export function keyOfName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "_")
		.replace(/^[^a-z]+|_+$/g, "")
		.slice(0, 50);
}

/** What can be chosen, in its order. */
function OptionsView({ item }: { readonly item: { readonly options: readonly CustomOption[] } }) {
	const t = useTexts(texts).detail;
	return item.options
		.map(({ name, isEnabled }) => (isEnabled ? name : t.switchedOff(name)))
		.join(", ");
}

interface Given {
	readonly item: {
		readonly id: string;
		readonly entity: CustomEntity;
		readonly placeCount?: number;
	};
}

/** Where a field is asked for, in its detail. */
function FieldPlaces({ item }: Given) {
	const t = useTexts(texts);
	const { mayWrite } = useFieldRights();
	const { id, entity, placeCount = 0 } = item;
	const title = t.field.extra.placeCount;
	return (
		<Section title={title}>
			<div className="custom-usage">
				<span>{placeCount === 0 ? t.detail.everywhere : t.detail.places(placeCount)}</span>
				{mayWrite && placesOfEntity[entity].length > 0 && (
					<Button
						size="xs"
						variant="default"
						onClick={() => openPanel(customFieldsAssign, { id }, { stack: "sub" })}
					>
						{t.detail.assign}
					</Button>
				)}
			</div>
		</Section>
	);
}
