import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { shiftsDetail } from "#areas/shift-planning/shifts/web/panels.ts";
import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, offersTopic, type ShiftSwap } from "../contract.ts";
import { NewsList } from "./news-list.tsx";
import { OfferList } from "./offer-list.tsx";
import { ShiftLine, useLineWords } from "./shift-line.tsx";
import { SwapList } from "./swap-list.tsx";
import { texts } from "./text.ts";

/** Four weeks. */
const comingDays = 27;

/** What somebody works in the next weeks, may take, and is asked for. */
export default function ShiftsMinePanel() {
	const { mine: t } = useTexts(texts);
	const from = isoOfDay(dayNow());
	const range = { from, to: isoDayPlus(from, comingDays) };
	return (
		<PanelFrame>
			<NewsList />
			<Answer
				endpoint={contract.listShiftSwaps}
				input={{}}
				topic={offersTopic}
				notLoaded={t.notLoaded}
			>
				{({ items }) => <Swaps swaps={items} range={range} />}
			</Answer>
		</PanelFrame>
	);
}

interface Given {
	readonly swaps: readonly ShiftSwap[];
	readonly range: { readonly from: string; readonly to: string };
}

/** What waits for an answer comes first, below what is new. */
function Swaps({ swaps, range }: Given) {
	const { mine: t } = useTexts(texts);
	const asked = swaps.filter(({ role }) => role === "ASKED" || role === "DECIDES");
	const own = swaps.filter(({ role }) => role === "OFFERED" || role === "TAKEN");
	return (
		<>
			{asked.length > 0 && (
				<Section title={t.asked}>
					<SwapList swaps={asked} />
				</Section>
			)}
			<Section title={t.coming}>
				<Coming {...range} />
			</Section>
			<Section title={t.offers}>
				<OfferList {...range} />
			</Section>
			{own.length > 0 && (
				<Section title={t.offered}>
					<SwapList swaps={own} />
				</Section>
			)}
		</>
	);
}

function Coming(range: Given["range"]) {
	const { mine: t } = useTexts(texts);
	const { userId } = useSession();
	const lineOf = useLineWords();
	return (
		<Answer
			endpoint={shifts.listShifts}
			input={{ ...range, userIds: [userId] }}
			topic="SHIFTS"
			notLoaded={t.notLoaded}
		>
			{({ items }) =>
				items.length === 0 ? (
					<EmptyState text={t.noneComing} />
				) : (
					<ul className="shift-lines">
						{items.map((shift) => (
							<ShiftLine
								key={shift.id}
								shift={shift}
								openLabel={t.open(lineOf(shift).when)}
								onOpen={() => openPanel(shiftsDetail, { id: shift.id })}
							/>
						))}
					</ul>
				)
			}
		</Answer>
	);
}
