import type { Words } from "#kit/contract/texts.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { type PresentPerson, presenceStatuses } from "../contract.ts";
import type { texts } from "../text.ts";
import { doingOf, shiftOf, whenOf } from "./board-words.ts";
import { statusColors } from "./status-colors.ts";

type BoardColumn = GridColumn<PresentPerson>;

/** A row of the board: who, how, at what, since when. */
export function boardColumns(t: Words<typeof texts>): readonly BoardColumn[] {
	return [
		column.slot<PresentPerson>({
			id: "name",
			title: t.name,
			width: 220,
			hideable: false,
			render: (person) => (
				<span className="board-name">
					<Avatar firstName={person.firstName} lastName={person.lastName} size={22} />
					<span>{nameOf(person)}</span>
				</span>
			),
			text: nameOf,
			sortKey: nameOf,
		}),
		column.options<PresentPerson>({
			id: "status",
			title: t.status,
			value: ({ status }) => status,
			options: presenceStatuses.map((value) => ({
				value,
				label: t.statuses[value],
				color: statusColors[value],
			})),
			tone: ({ status }) => (status === "OUT" ? "dim" : "strong"),
			width: 130,
		}),
		column.slot<PresentPerson>({
			id: "when",
			title: t.when,
			width: 160,
			render: (person, { format }) => (
				<span {...(person.shift?.isLate && { className: "board-late" })}>
					{whenOf(person, t, format)}
				</span>
			),
			text: (person, { format }) => whenOf(person, t, format),
			sortKey: ({ since, shift, leftAt }) => since ?? shift?.begin ?? leftAt ?? "",
		}),
		column.slot<PresentPerson>({
			id: "what",
			title: t.what,
			width: 240,
			render: (person) => (
				<>
					{person.activity && <ColorDot color={person.activity.color} />}
					{doingOf(person, t)}
				</>
			),
			text: (person) => doingOf(person, t),
			sortKey: (person) => doingOf(person, t),
		}),
		column.unit<PresentPerson>({
			id: "unit",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			width: 180,
		}),
		column.slot<PresentPerson>({
			id: "shift",
			title: t.shift,
			width: 130,
			render: (person, { format }) => shiftOf(person, t, format),
			text: (person, { format }) => shiftOf(person, t, format),
			sortKey: ({ shift }) => shift?.begin ?? "",
		}),
	];
}

function nameOf({ firstName, lastName }: PresentPerson): string {
	return `${lastName}, ${firstName}`;
}
