import { Button } from "@mantine/core";
import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, offersTopic, type ShiftOffer } from "../contract.ts";
import { act } from "./act.ts";
import { ShiftLine } from "./shift-line.tsx";
import { texts } from "./text.ts";

/** Open shifts that one may take or apply for; of others stands why not. */
export function OfferList({ from, to }: { readonly from: string; readonly to: string }) {
	const { mine: t } = useTexts(texts);
	return (
		<Answer
			endpoint={contract.listShiftOffers}
			input={{ from, to }}
			topic={offersTopic}
			notLoaded={t.notLoaded}
		>
			{({ items }) =>
				items.length === 0 ? (
					<EmptyState text={t.noOffers} />
				) : (
					<ul className="shift-lines">
						{items.map((offer) => (
							<Offer key={offer.shift.id} offer={offer} />
						))}
					</ul>
				)
			}
		</Answer>
	);
}

function Offer({ offer }: { readonly offer: ShiftOffer }) {
	const t = useTexts(texts);
	const { shift, isClaimed, mayTake, mode, violations } = offer;
	const { id } = shift;
	const claim = () =>
		void act(contract.claimShift, t.doing.claim, (accepted) => ({ id, ...accepted }));
	const withdraw = () => void act(contract.withdrawClaim, t.doing.withdraw, () => ({ id }));
	const notes = [...(isClaimed ? [t.applied] : []), ...violations.map(shiftViolation)];
	return (
		<ShiftLine shift={shift} notes={notes}>
			{isClaimed ? (
				<Button size="xs" variant="default" onClick={withdraw}>
					{t.withdraw}
				</Button>
			) : (
				mayTake && (
					<Button size="xs" variant="default" onClick={claim}>
						{mode === "FIRST_COME" ? t.take : t.apply}
					</Button>
				)
			)}
		</ShiftLine>
	);
}
