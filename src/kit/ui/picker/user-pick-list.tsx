import { type ReactNode, useMemo, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { Choice } from "../field/choice/choice.ts";
import { MultiSelectField } from "../field/choice/multi-select-field.tsx";
import type { PickItem } from "./pick-item.ts";
import { PickList, type PickListGiven } from "./pick-list.tsx";
import { texts } from "./text.ts";
import { UnitsField } from "./units/unit-fields.tsx";
import type { TreeUnit } from "./units/unit-tree.ts";

/** A person as pickers need her. */
export interface PickPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNo?: string | null | undefined;
	readonly unitName?: string | undefined;
	/** Her own unit and those she also works in. */
	readonly unitIds?: readonly string[] | undefined;
	readonly tagIds?: readonly string[] | undefined;
	readonly qualificationIds?: readonly string[] | undefined;
	/** Away at present: what to say about it, e.g. "bis 24.11."; never the kind of absence. */
	readonly absent?: string | undefined;
	readonly disabled?: boolean | undefined;
}

interface Given extends Omit<PickListGiven, "items"> {
	readonly people: readonly PickPerson[];
	/** Filters are offered for what is given. */
	readonly units?: readonly TreeUnit[] | undefined;
	readonly tags?: readonly Choice[] | undefined;
	readonly qualifications?: readonly Choice[] | undefined;
	/** Fields that narrow elsewhere, e.g. on the server: they stand beside the others. */
	readonly moreFilters?: ReactNode;
}

const none: readonly string[] = [];

/** People to choose from, narrowed by unit (with those below), tag and qualification; absent ones are marked. */
export function UserPickList(given: Given) {
	const t = useTexts(texts);
	const { people, units, tags, qualifications, moreFilters, ...list } = given;
	const [unitIds, setUnitIds] = useState(none);
	const [tagIds, setTagIds] = useState(none);
	const [qualificationIds, setQualificationIds] = useState(none);
	const items = useMemo(
		() =>
			people
				.filter(
					(person) =>
						hasOne(person.unitIds, unitIds) &&
						hasAll(person.tagIds, tagIds) &&
						hasAll(person.qualificationIds, qualificationIds),
				)
				.map((person) => itemOf(person, t.absent)),
		[people, unitIds, tagIds, qualificationIds, t],
	);
	return (
		<>
			<div className="picker-filters">
				{units && (
					<UnitsField
						label={t.units}
						units={units}
						withBelow
						value={unitIds}
						onChange={setUnitIds}
					/>
				)}
				{tags && (
					<MultiSelectField
						label={t.tags}
						placeholder={t.any}
						options={tags}
						value={tagIds}
						onChange={setTagIds}
					/>
				)}
				{qualifications && (
					<MultiSelectField
						label={t.qualifications}
						placeholder={t.any}
						options={qualifications}
						value={qualificationIds}
						onChange={setQualificationIds}
					/>
				)}
				{moreFilters}
			</div>
			<PickList searchLabel={t.searchUsers} {...list} items={items} />
		</>
	);
}

function hasOne(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
	return wanted.length === 0 || wanted.some((id) => own?.includes(id));
}

function hasAll(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
	return wanted.every((id) => own?.includes(id));
}

function itemOf(person: PickPerson, absent: (until: string) => string): PickItem {
	const { firstName, lastName, personnelNo, unitName } = person;
	return {
		id: person.id,
		label: `${lastName}, ${firstName}`,
		sub: [personnelNo, unitName].filter(Boolean).join(" · "),
		person: { firstName, lastName },
		disabled: person.disabled,
		...(person.absent === undefined ? {} : { mark: absent(person.absent) }),
	};
}
