import { overtimeDetail } from "#areas/time-tracking/overtime/web/panels.ts";
import { WhyMonth } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { SignedBars } from "#kit/ui/signed-bars/signed-bars.tsx";
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
	const { overtimeTotal, overtimeOfMonth, upperLimit, isBeingComputed, months } = account;
	// a young account has no month yet; why it stands where it does is asked all the same
	const month = months.at(-1)?.month ?? isoOfDay(dayNow()).slice(0, 7);
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
						<strong data-below={overtimeOfMonth < 0 || undefined}>
							{`${signed(overtimeOfMonth)} h`}
						</strong>{" "}
						<WhyMonth userId={userId} month={month} stack="main" isShort />
						{upperLimit !== null && ` · ${t.limit(format.hours(upperLimit))}`}
						{isBeingComputed && ` · ${t.beingComputed}`}
					</>
				}
			/>
			<OvertimeMonths months={months} />
		</Card>
	);
}

/** What each month brought; the last one is the month that runs. */
function OvertimeMonths({ months }: { months: Overtime["months"] }) {
	const t = useTexts(texts).overtime;
	const format = useFormat();
	const bars = months.map(({ month, minutes }) => {
		const name = format.month(`${month}-01`);
		const said = t.brought(name, format.hours(minutes, { sign: true }));
		return { id: month, mark: name.slice(0, 1), said, value: minutes };
	});
	return <SignedBars label={t.months} bars={bars} />;
}
