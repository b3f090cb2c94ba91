import { overtimeDetail } from "#areas/time-tracking/overtime/web/panels.ts";
import { WhyMonth } from "#areas/time-tracking/target-actual/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

type Overtime = NonNullable<AnswerOf<typeof contract.getOverview>["overtimeAccount"]>;

/** The overtime box: the balance until yesterday, what this month brought to it, and the months before. */
export function OvertimeCard({ account }: { readonly account: Overtime }) {
	const t = useTexts(texts).overtime;
	const format = useFormat();
	const { userId } = useSession();
	const { overtimeTotal, overtimeOfMonth, upperLimit, months } = account;
	const month = months.at(-1)?.month;
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	return (
		<Card
			title={t.title}
			className="overtime-card"
			side={
				<button
					type="button"
					className="card-link"
					onClick={() => openPanel(overtimeDetail, { userId })}
				>
					{t.account}
				</button>
			}
		>
			<KeyFigure
				value={signed(overtimeTotal)}
				unit="h"
				note={
					<>
						{t.ofMonth}{" "}
						<strong className={overtimeOfMonth < 0 ? "overtime-less" : "overtime-more"}>
							{`${signed(overtimeOfMonth)} h`}
						</strong>{" "}
						{month && <WhyMonth userId={userId} month={month} stack="main" isShort />}
						{upperLimit !== null && ` · ${t.limit(format.hours(upperLimit))}`}
					</>
				}
			/>
			<OvertimeMonths months={months} />
		</Card>
	);
}

/** What each month brought, as bars on one scale; the last one is the month that runs. */
function OvertimeMonths({ months }: { months: Overtime["months"] }) {
	const t = useTexts(texts).overtime;
	const format = useFormat();
	const most = Math.max(0, ...months.map(({ minutes }) => minutes));
	const least = Math.min(0, ...months.map(({ minutes }) => minutes));
	// one month alone compares with nothing
	if (months.length < 2 || most === least) return null;
	const share = (minutes: number) => `${(minutes / (most - least)) * 100}%`;
	return (
		<ul className="overtime-months" aria-label={t.months}>
			{months.map(({ month, minutes }) => {
				const name = format.month(`${month}-01`);
				return (
					<li key={month}>
						<span className="overtime-track" aria-hidden>
							<span
								className={minutes < 0 ? "overtime-bar less" : "overtime-bar"}
								style={{
									top: share(most - Math.max(0, minutes)),
									height: share(Math.abs(minutes)),
								}}
							/>
							<span className="overtime-zero" style={{ top: share(most) }} />
						</span>
						<span aria-hidden>{name.slice(0, 1)}</span>
						<span className="visually-hidden">
							{t.brought(name, format.hours(minutes, { sign: true }))}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
