import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Assignment } from "../contract.ts";
import { texts } from "../text.ts";
import { qualificationAssignmentEdit } from "./panels.ts";
import "./qualifications.css";

interface Given {
	readonly assignments: readonly Assignment[];
	readonly nameOf: (assignment: Assignment) => string;
}

/** Assignments by name, with level and days; what has expired is quieter. */
export function AssignmentList({ assignments, nameOf }: Given) {
	const t = useTexts(texts).assignment;
	const format = useFormat();
	const mayWrite = useMay("qualifications.manage", "WRITE");
	const daysOf = ({ validFrom, validTo }: Assignment) =>
		validTo === null
			? t.since(format.date(validFrom))
			: t.range(format.date(validFrom), format.date(validTo));
	return (
		<ul className="assignments">
			{assignments.map((one) => {
				const { id, userId, level, levels } = one;
				const edit = () => openPanel(qualificationAssignmentEdit, { id, userId }, { stack: "sub" });
				return (
					<li key={id} data-past={isOver(one) || undefined}>
						{mayWrite ? (
							<button type="button" onClick={edit}>
								{nameOf(one)}
							</button>
						) : (
							<b>{nameOf(one)}</b>
						)}
						<span>{level !== null && `${level} ${levels[level - 1] ?? ""}`}</span>
						<span>
							{daysOf(one)}
							{isOver(one) && ` · ${t.past}`}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

function isOver({ validTo }: Assignment): boolean {
	return validTo !== null && validTo < isoOfDay(dayNow());
}
