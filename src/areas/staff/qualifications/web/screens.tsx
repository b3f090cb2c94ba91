import { contract as usersContract } from "#areas/staff/users/contract.ts";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import {
	type AnyItem,
	type PersonInputProps,
	personScreens,
} from "#kit/web/person-record/person-screens.ts";
import { ReferenceInput } from "#kit/web/person-record/reference-input.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { type Assignment, contract, heldQualifications, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentList } from "./assignment-list.tsx";
import { HoldersSection } from "./holders.tsx";
import { LevelsInput, LevelsView } from "./levels.tsx";
import {
	qualificationAssignUser,
	qualificationCreate,
	qualificationDetail,
	qualificationEdit,
	usersQualificationAssign,
} from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: qualifications,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: qualificationCreate, edit: qualificationEdit, detail: qualificationDetail },
	inputs: { levels: LevelsInput },
	views: { levels: LevelsView },
	isAsked: (field, { type }) => field !== "levels" || type === "LEVEL",
	/** A qualification with levels has one at least, so there is a place to type it. */
	adapt: (values) =>
		values.type === "LEVEL" && values.levels.length === 0 ? { ...values, levels: [""] } : values,
	sections: [HoldersSection],
});

export const heldScreens = personScreens({
	data: heldQualifications,
	words: (language) => texts[language].held,
	useName: useUserName,
	topic: qualifications.topic,
	inputs: { qualificationId: QualificationInput, level: LevelInput },
	PersonInput,
	Rows: HeldRows,
	subOf: ({ lastName, firstName, name }) => `${lastName}, ${firstName} · ${name}`,
	sections: { held: ["qualificationId", "level", "validFrom", "validTo"] },
	create: usersQualificationAssign,
	renews: [
		contract.listQualificationUsers,
		qualifications.operations.list,
		qualifications.operations.get,
	],
});

function HeldRows({ items }: { readonly items: readonly Assignment[] }) {
	return <AssignmentList assignments={items} nameOf={({ name }) => name} />;
}

const reference = {
	data: qualifications,
	labelOf: ({ name }: { readonly name: string }) => name,
	heldName: ({ name }: AnyItem) => String(name),
};

/** A row of its own, so that the two days stand side by side below it. */
function QualificationInput({
	item,
	values: _,
	isNew: __,
	onChange,
	...given
}: PersonInputProps<string>) {
	// none is chosen at first, and none once it is taken away
	const choose = onChange as (id: string | null) => void;
	return (
		<div data-wide>
			<ReferenceInput
				reference={reference}
				held={item?.qualificationId}
				item={item}
				given={{ ...given, onChange: choose }}
			/>
		</div>
	);
}

/** Levels of the qualification, for one that has some; lists do not tell them. */
function LevelInput({
	value,
	values,
	item,
	isNew: _,
	onChange,
	...given
}: PersonInputProps<number | null>) {
	const { named } = useTexts(texts).levels;
	const id = (item ?? values).qualificationId as string | null;
	const { data } = useApi(contract.getQualification, { id: id ?? "" }, { enabled: id !== null });
	const levels = data?.levels ?? [];
	if (levels.length === 0) return null;
	return (
		<div data-wide>
			<SelectField
				{...given}
				required
				value={value === null ? null : String(value)}
				onChange={(level) => onChange(level === null ? null : Number(level))}
				options={levels.map((_name, index) => ({
					value: String(index + 1),
					label: named(index + 1, levels),
				}))}
			/>
		</div>
	);
}

function PersonInput(given: FieldGiven<string | null>) {
	const context = useTitle(qualificationAssignUser);
	const { data } = useApi(usersContract.listUserOptions, {}, { context });
	const { ids = [], firstNames, lastNames } = data ?? {};
	return (
		<div data-wide>
			<SelectField
				{...given}
				options={ids.map((value, at) => ({
					value,
					label: `${lastNames?.[at]}, ${firstNames?.[at]}`,
				}))}
			/>
		</div>
	);
}
