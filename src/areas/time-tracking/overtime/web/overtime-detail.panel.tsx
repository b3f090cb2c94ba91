import { PersonSection } from "#areas/staff/users/web/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { SignedBars } from "#kit/ui/signed-bars/signed-bars.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { LimitsTag } from "./limits-tag.tsx";
import "./overtime.css";
import { AccountLedger } from "./account-ledger.tsx";
import { AccountView } from "./account-panel.tsx";
import { LimitBar } from "./limit-bar.tsx";
import { type ofUser, overtimeLimits, overtimeModifications } from "./panels.ts";

/** A person's overtime: what it comes to between its limits, and the ledger that says how. */
export default function OvertimeDetailPanel({ userId }: PanelProps<typeof ofUser>) {
	const { detail: t, list } = useTexts(texts);
	const mayLimit = useMay("overtime.manage", "FULL");
	const open = (panel: typeof overtimeLimits) => () =>
		openPanel(panel, { userId }, { stack: "sub" });
	return (
		<AccountView userId={userId}>
			{({ account }) => (
				<>
					<Section label={list.balanceMinutes}>
						<AccountFigures account={account} />
					</Section>
					<PersonSection
						title={t.entries}
						action={
							account.entries.length > 0 && {
								label: t.allEntries,
								run: open(overtimeModifications),
							}
						}
					>
						<YearPicture account={account} />
						<AccountLedger userId={userId} account={account} />
					</PersonSection>
					<PersonSection
						title={list.state}
						action={mayLimit && { label: t.limitsEdit, run: open(overtimeLimits) }}
					>
						<LimitsView limits={account.limits} />
					</PersonSection>
				</>
			)}
		</AccountView>
	);
}

/** What an account comes to, and of what. */
function AccountFigures({ account }: { readonly account: OvertimeAccount }) {
	const { detail: t, list } = useTexts(texts);
	const format = useFormat();
	const { balanceMinutes, aboveCapMinutes, closedUntil, isBeingComputed } = account;
	const asOf = t.asOf(format.date(account.countedUntil));
	const hours = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
	const facts: readonly (readonly [string, string])[] = [
		[list.openedOn, format.date(account.openedOn)],
		...(closedUntil === null ? [] : [[t.closedUntil, format.date(closedUntil)] as const]),
		...(account.upcomingMinutes === 0
			? []
			: [[t.upcoming, hours(account.upcomingMinutes)] as const]),
		[t.takeable, `${format.hours(account.takeableMinutes)} h`],
	];
	return (
		<>
			<div className="overtime-head">
				<KeyFigure
					value={format.hours(balanceMinutes, { sign: true })}
					unit="h"
					note={isBeingComputed ? `${asOf} · ${list.beingComputed}` : asOf}
					size="small"
				/>
				<LimitsTag state={account.state} />
			</div>
			<LimitBar account={account} />
			{aboveCapMinutes > 0 && (
				<p className="overtime-cap">{t.aboveCap(format.hours(aboveCapMinutes))}</p>
			)}
			<Facts>
				{facts.map(([label, value]) => (
					<Fact key={label} label={label}>
						{value}
					</Fact>
				))}
			</Facts>
		</>
	);
}

/** What each of the last twelve months brought, those that are closed and those that are open. */
function YearPicture({ account }: { readonly account: OvertimeAccount }) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const closed = account.entries
		.filter(({ kind, isReversed }) => kind === "MONTH_CLOSE" && !isReversed)
		.map(({ effectiveOn, minutes }) => ({ month: effectiveOn.slice(0, 7), minutes }));
	const months = new Map<string, number>();
	for (const { month, minutes } of [...closed, ...account.openMonths]) {
		months.set(month, (months.get(month) ?? 0) + minutes);
	}
	const bars = yearUntil(account.countedUntil).map((month) => {
		const value = months.get(month) ?? 0;
		const name = format.month(`${month}-01`);
		const said = t.brought(name, format.hours(value, { sign: true }));
		return { id: month, mark: name.slice(0, 3), said, value };
	});
	return (
		<div className="overtime-year">
			<SignedBars label={t.year} bars={bars} />
		</div>
	);
}

/** The twelve months that end with that of a day. */
function yearUntil(day: string): readonly string[] {
	const last = monthOf(dayOfIso(day)).from;
	return Array.from({ length: 12 }, (_, at) => isoOfDay(addMonths(last, at - 11)).slice(0, 7));
}

/** The limits that are set, line by line. */
function LimitsView({ limits }: { readonly limits: OvertimeAccount["limits"] }) {
	const { detail: t, form } = useTexts(texts);
	const format = useFormat();
	const { upper, upperNotice, lower, lowerNotice, cap } = limits;
	const hours = (minutes: number) => `${format.hours(minutes)} h`;
	const said = (limit: number | null, notice: number | null, noticeFrom: string) =>
		[limit !== null && hours(limit), notice !== null && `${noticeFrom} ${hours(notice)}`]
			.filter(Boolean)
			.join("\n");
	const rows = [
		[form.upper, said(upper, upperNotice, form.upperNotice)],
		[form.lower, said(lower, lowerNotice, form.lowerNotice)],
		[form.cap, said(cap, null, "")],
	] as const;
	const set = rows.filter(([, words]) => words !== "");
	if (set.length === 0) return t.noLimits;
	return (
		<Facts>
			{set.map(([label, words]) => (
				<Fact key={label} label={label}>
					{words}
				</Fact>
			))}
		</Facts>
	);
}
