import { IconCalendarCheck, IconCalendarTime } from "@tabler/icons-react";
import { useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveYearEndRun } from "../contract.ts";
import { texts } from "../text.ts";
import "./year-end.css";

interface Given {
	readonly isOver: boolean;
	readonly run: LeaveYearEndRun | null;
}

/** Whether the year goes on, is open or was closed, when and by whom, and what it came to. */
export function YearStatus({ isOver, run }: Given) {
	const { status: t } = useTexts(texts);
	const { say } = useAmounts();
	const isClosed = run?.state === "DONE";
	const Shape = isClosed ? IconCalendarCheck : IconCalendarTime;
	const words = useWords({ isOver, run });
	return (
		<section className="year-status" data-closed={isClosed || undefined} aria-label={t.title}>
			<Shape size={18} stroke={1.7} aria-hidden />
			<p>
				<b>{words}</b>
				{run !== null && (
					<span>
						{[t.people(run.people), t.carried(say(run.carried)), t.expired(say(run.expired))].join(
							" · ",
						)}
					</span>
				)}
				{run?.isBuiltOn && <span>{t.builtOn}</span>}
			</p>
		</section>
	);
}

function useWords({ isOver, run }: Given): string {
	const { status: t } = useTexts(texts);
	const format = useFormat();
	if (run === null) return isOver ? t.open : t.running;
	if (run.state === "RUNNING") return t.closing;
	return t.done(format.dayWithYear(run.runAt), run.runBy ?? t.nobody);
}
