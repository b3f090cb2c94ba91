import {
	type Icon,
	IconAlertTriangle,
	IconArrowUpRight,
	IconBeach,
	IconInbox,
	IconScale,
	IconUserOff,
	IconUsers,
} from "@tabler/icons-react";
import { useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { overtimeTopic } from "#areas/time-tracking/overtime/contract.ts";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { managementConflicts } from "./panels.ts";
import "./team-figures.css";

interface Given {
	/** Undefined until it is known. */
	readonly inbox: Pick<AnswerOf<typeof contract.listDecisions>, "counts" | "oldest"> | undefined;
}

/** Who comes and goes moves them all day: they are read again at most so often, in ms. */
const staleTime = 60_000;
const day = 86_400_000;

/** The figures of who leads people, as far as there is a source for them. */
export function TeamFigures({ inbox }: Given) {
	const t = useTexts(texts).figures;
	const format = useFormat();
	const { data } = useApi(contract.getTeamFigures, {}, { staleTime });
	useLiveTopic("CLOCKS", () => void renew(contract.getTeamFigures));
	useLiveTopic("ABSENCES", () => void renew(contract.getTeamFigures));
	useLiveTopic("FIGURES", () => void renew(contract.getTeamFigures));
	useLiveTopic(overtimeTopic, () => void renew(contract.getTeamFigures));
	const total = inbox && Object.values(inbox.counts).reduce((sum, count) => sum + count, 0);
	const { presence = null, overtime = null, conflicts, expiring = null } = data ?? {};
	const number = (value: number) => format.number(value, 0);
	return (
		<section className="team-figures" aria-label={t.label}>
			<Figure
				icon={IconInbox}
				tone="req"
				label={t.toDecide}
				value={total === undefined ? "–" : number(total)}
				note={inbox === undefined ? "" : oldestOf(inbox.oldest, t)}
			/>
			{presence !== null && (
				<>
					<Figure
						icon={IconUsers}
						tone="apr"
						label={t.present}
						value={number(presence.present)}
						note={t.ofPeople(number(presence.people), number(presence.onPause))}
					/>
					<Figure
						icon={IconUserOff}
						tone="can"
						label={t.absent}
						value={number(presence.absent)}
						note={t.absentNote(number(presence.people))}
					/>
				</>
			)}
			{conflicts !== undefined && <ConflictFigure conflicts={conflicts} />}
			{overtime !== null && (
				<Figure
					icon={IconScale}
					tone="pln"
					label={t.overtime}
					value={format.hours(overtime.minutes, { sign: true })}
					note={
						overtime.above > 0
							? t.above(number(overtime.above))
							: t.overtimeNote(number(overtime.accounts))
					}
				/>
			)}
			{expiring !== null && <ExpiringFigure expiring={expiring} />}
		</section>
	);
}

type Figures = AnswerOf<typeof contract.getTeamFigures>;

/** Leads to the days that somebody works on. */
function ConflictFigure({ conflicts }: Pick<Figures, "conflicts">) {
	const t = useTexts(texts).figures;
	const format = useFormat();
	const { days, entries, shifts } = conflicts;
	const number = (value: number) => format.number(value, 0);
	return (
		<Figure
			icon={IconAlertTriangle}
			tone={days > 0 ? "rej" : "can"}
			label={t.conflicts}
			value={number(days)}
			note={days > 0 ? t.conflictsOf(number(entries), number(shifts)) : t.noConflicts}
			{...(days > 0 && {
				does: { label: t.showConflicts, run: () => openPanel(managementConflicts, {}) },
			})}
		/>
	);
}

/** Leads to the accounts, where it stands of whom. */
function ExpiringFigure({ expiring }: { readonly expiring: NonNullable<Figures["expiring"]> }) {
	const t = useTexts(texts).figures;
	const format = useFormat();
	const { print } = useAmounts();
	const { people, days, on } = expiring;
	const { unit } = readAmount(days);
	return (
		<Figure
			icon={IconBeach}
			tone={on === null ? "can" : "req"}
			label={t.expiring}
			value={print(days, { brief: true })}
			note={
				on === null ? t.expiringNone : t.expiringOf[unit](format.number(people, 0), format.day(on))
			}
			{...(on !== null && {
				does: { label: t.showExpiring, run: () => void goTo("/absences/accounts") },
			})}
		/>
	);
}

function oldestOf(oldest: string | null, t: Words<typeof texts>["figures"]): string {
	if (oldest === null) return t.nothing;
	const days = Math.floor((serverNow() - Date.parse(oldest)) / day);
	return days < 1 ? t.oldestToday : t.oldest(days);
}

interface FigureGiven {
	readonly icon: Icon;
	readonly tone: "req" | "apr" | "can" | "pln" | "rej";
	readonly label: string;
	readonly value: string;
	readonly note: string;
	/** Where it leads. */
	readonly does?: { readonly label: string; readonly run: () => void };
}

function Figure({ icon: Shape, tone, label, value, note, does }: FigureGiven) {
	return (
		<div className="team-figure">
			<span className={`team-figure-icon ${tone}`}>
				<Shape size={18} stroke={1.7} aria-hidden />
			</span>
			<p>
				<span>{label}</span>
				<b>{value}</b>
				<small>{note}</small>
			</p>
			{does && <IconButton icon={IconArrowUpRight} label={does.label} onClick={does.run} />}
		</div>
	);
}
