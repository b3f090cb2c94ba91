import { type Icon, IconBeach, IconInbox, IconScale, IconUsers } from "@tabler/icons-react";
import { overtimeTopic } from "#areas/time-tracking/overtime/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
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
	useLiveTopic("FIGURES", () => void renew(contract.getTeamFigures));
	useLiveTopic(overtimeTopic, () => void renew(contract.getTeamFigures));
	const total = inbox && Object.values(inbox.counts).reduce((sum, count) => sum + count, 0);
	const { presence = null, overtime = null } = data ?? {};
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
						icon={IconBeach}
						tone="can"
						label={t.absent}
						value={number(presence.absent)}
						note={t.absentNote(number(presence.people))}
					/>
				</>
			)}
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
		</section>
	);
}

function oldestOf(oldest: string | null, t: Words<typeof texts>["figures"]): string {
	if (oldest === null) return t.nothing;
	const days = Math.floor((serverNow() - Date.parse(oldest)) / day);
	return days < 1 ? t.oldestToday : t.oldest(days);
}

interface FigureGiven {
	readonly icon: Icon;
	readonly tone: "req" | "apr" | "can" | "pln";
	readonly label: string;
	readonly value: string;
	readonly note: string;
}

function Figure({ icon: Shape, tone, label, value, note }: FigureGiven) {
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
		</div>
	);
}
