import { IconAlertTriangle } from "@tabler/icons-react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type Assignment, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { qualificationAssignmentEdit } from "./panels.ts";
import "./qualifications.css";

interface Given {
	readonly assignments: readonly Assignment[];
	readonly nameOf: (assignment: Assignment) => string;
}

/** Assignments by name, with level and days; what has expired is quieter, unless nothing follows it: then it is marked. */
export function AssignmentList({ assignments, nameOf }: Given) {
	const { held, levels: t } = useTexts(texts);
	const { past, expired } = held;
	const period = usePeriod();
	const mayWrite = useMay(qualifications.permission, "WRITE");
	return (
		<ul className="assignments">
			{assignments.map((one) => {
				const { id, userId, level, levels } = one;
				const edit = () => openPanel(qualificationAssignmentEdit, { id, userId }, { stack: "sub" });
				return (
					<li key={id} data-past={(isOver(one) && one.isFollowed) || undefined}>
						{mayWrite ? (
							<button type="button" onClick={edit}>
								{nameOf(one)}
							</button>
						) : (
							<b>{nameOf(one)}</b>
						)}
						<span>{level !== null && t.named(level, levels)}</span>
						<span>
							{isOver(one) && !one.isFollowed && (
								<IconTag icon={IconAlertTriangle} tone="req">
									{expired}
								</IconTag>
							)}
							{period(one.validFrom, one.validTo)}
							{isOver(one) && one.isFollowed && ` · ${past}`}
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
