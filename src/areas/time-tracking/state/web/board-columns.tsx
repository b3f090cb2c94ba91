import type { Words } from "#kit/contract/texts.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import type { Format } from "#kit/web/format/format.ts";
import { type PresenceStatus, type PresentPerson, presenceStatuses } from "../contract.ts";
import type { texts } from "../text.ts";

/** Of the dot beside a status, which its word names too. */
const statusColors: Readonly<Record<PresenceStatus, string>> = {
	IN: "var(--apr)",
	PAUSE: "var(--req)",
	PLANNED: "var(--pln)",
	ABSENT: "var(--can)",
	OUT: "var(--line-3)",
};

type BoardColumn = GridColumn<PresentPerson>;

/** A row of the board: who, how, at what, since when. */
export function boardColumns(t: Words<typeof texts>): readonly BoardColumn[] {
	return [
		column.slot<PresentPerson>({
			id: "name",
			title: t.name,
			width: 136,
			minWidth: 136,
			grows: true,
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
			width: 104,
			minWidth: 100,
		}),
		column.slot<PresentPerson>({
			id: "when",
			title: t.when,
			width: 104,
			minWidth: 98,
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
			width: 170,
			minWidth: 106,
			grows: true,
			render: (person) => {
				const said = doingOf(person, t);
				return (
					<>
						{said !== "" && <ColorDot color={person.activity?.color ?? statusColors.ABSENT} />}
						{person.activity === null || person.absence !== null ? (
							said
						) : (
							<>
								{person.activity.name}
								<span className="board-project">{projectOf(person)}</span>
							</>
						)}
					</>
				);
			},
			text: (person) => doingOf(person, t),
			sortKey: (person) => doingOf(person, t),
		}),
		column.unit<PresentPerson>({
			id: "unit",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			width: 150,
			minWidth: 92,
		}),
		column.slot<PresentPerson>({
			id: "shift",
			title: t.shift,
			width: 130,
			render: (person, { format }) => shiftOf(person, format),
			text: (person, { format }) => shiftOf(person, format),
			sortKey: ({ shift }) => shift?.begin ?? "",
		}),
	];
}

function nameOf({ firstName, lastName }: PresentPerson): string {
	return `${lastName}, ${firstName}`;
}

type BoardWords = Words<typeof texts>;

/**
 * `seit 07:58`, of who left as well: not there since then; `ab 14:00`, `bis 24.11.2026`; empty where nothing is known.
 * Times are those of the person's site.
 */
function whenOf(person: PresentPerson, t: BoardWords, format: Format): string {
	const { status, since, leftAt, absence, shift, zone } = person;
	const time = (instant: string) => format.time(instant, zone);
	if (since !== null) return t.since(time(since));
	if (status === "ABSENT" && absence) return t.until(format.day(absence.until));
	if (status === "PLANNED" && shift) {
		const begin = time(shift.begin);
		return shift.isLate ? t.late(begin) : t.from(begin);
	}
	return leftAt === null ? "" : t.since(time(leftAt));
}

/** Activity and project, or the kind of the absence; empty where it is not known or not to be known. */
function doingOf(person: PresentPerson, t: BoardWords): string {
	const { activity, absence } = person;
	if (absence !== null) return absence.kind === null ? "" : t.kinds[absence.kind];
	if (activity === null) return "";
	return `${activity.name}${projectOf(person)}`;
}

/** ` · Umbau Nord · Abnahme`; empty where there is none. */
function projectOf({ project }: PresentPerson): string {
	if (project === null) return "";
	const { name, nodeName } = project;
	// the root node is called like its project
	return name === nodeName ? ` · ${name}` : ` · ${name} · ${nodeName}`;
}

/** `06:00 – 14:00`, at the person's site. */
function shiftOf({ shift, zone }: PresentPerson, format: Format): string {
	return shift === null ? "" : format.span(shift.begin, shift.end, zone);
}
