import { ChildSickYears } from "#areas/absences/child-sickness/web/public.ts";
import { isBelowZero, useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./account-text.ts";
import type { PreviewAnswer } from "./use-absence-preview.ts";

interface Given {
	readonly answer: Pick<PreviewAnswer, "leave" | "overtime" | "childSick">;
}

/** What an absence does to the accounts that it is taken from: before → after, and what is lost first; days with a child that is ill. */
export default function AccountEffect({ answer: { leave, overtime, childSick } }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	if (leave === null && overtime === null && childSick === null) return null;
	return (
		<div className="absence-accounts">
			<Facts areFigures>
				{(leave ?? []).map((one) => (
					<Fact key={one.year} label={t.account(String(one.year))}>
						<LeaveChange change={one} />
					</Fact>
				))}
				{childSick && <ChildSickYears years={childSick} />}
				{overtime && (
					<Fact label={t.overtime}>
						<Change
							before={format.hours(overtime.before, { sign: true })}
							after={t.hoursLeft(format.hours(overtime.after, { sign: true }))}
							isBelow={overtime.after < 0}
						/>
					</Fact>
				)}
			</Facts>
		</div>
	);
}

type LeaveYear = NonNullable<PreviewAnswer["leave"]>[number];

function LeaveChange({ change: { before, after, lapses } }: { readonly change: LeaveYear }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { print, say } = useAmounts();
	if (before === null || after === null) return t.notSetUp;
	return (
		<>
			<Change
				before={print(before, { brief: true })}
				after={say(after, { brief: true })}
				isBelow={isBelowZero(after)}
			/>
			{lapses && (
				<small>{t.lapses(say(lapses.days, { brief: true }), format.dayWithYear(lapses.day))}</small>
			)}
		</>
	);
}

interface Changed {
	readonly before: string;
	readonly after: string;
	readonly isBelow: boolean;
}

function Change({ before, after, isBelow }: Changed) {
	const { change } = useTexts(texts);
	return <span data-below={isBelow || undefined}>{change(before, after)}</span>;
}
