import { Button } from "@mantine/core";
import type { ShiftAnswer } from "#areas/shift-planning/shifts/contract.ts";
import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useMinute } from "#kit/web/clock.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, offersTopic, type ShiftClaim } from "../contract.ts";
import { act } from "./act.ts";
import { shiftsOffer, shiftsReplace } from "./panels.ts";
import { SwapList } from "./swap-list.tsx";
import { texts } from "./text.ts";
import "./open-shifts.css";

interface Given {
	readonly shift: ShiftAnswer;
}

/** In the detail of a shift: who wants it, and how it changes hands. */
export default function ShiftSection({ shift }: Given) {
	if (Date.parse(shift.begin) <= useMinute()) return null;
	const isKnown = shift.publishedAt !== null;
	const isOpen = shift.user === null;
	return (
		<>
			{isKnown && isOpen && shift.mayChange && <Claims shift={shift} />}
			{isKnown && !isOpen && <Swaps shift={shift} />}
			{shift.mayChange && <Replace id={shift.id} />}
		</>
	);
}

function Replace({ id }: { readonly id: string }) {
	const { replace: t } = useTexts(texts);
	const open = () => openPanel(shiftsReplace, { id }, { stack: "sub" });
	return (
		<Section title={t.title}>
			<Button size="xs" variant="default" onClick={open}>
				{t.search}
			</Button>
		</Section>
	);
}

function Swaps({ shift: { id, user } }: Given) {
	const { section: t, mine } = useTexts(texts);
	const isOwn = useSession().userId === user?.id;
	return (
		<Answer
			endpoint={contract.listShiftSwaps}
			input={{ shiftId: id }}
			topic={offersTopic}
			notLoaded={mine.notLoaded}
		>
			{({ items }) =>
				(isOwn || items.length > 0) && (
					<Section title={t.title}>
						{items.length > 0 && <SwapList swaps={items} />}
						{isOwn && items.length === 0 && (
							<Button
								size="xs"
								variant="default"
								onClick={() => openPanel(shiftsOffer, { id }, { stack: "sub" })}
							>
								{t.offer}
							</Button>
						)}
					</Section>
				)
			}
		</Answer>
	);
}

function Claims({ shift: { id } }: Given) {
	const { section: t, mine } = useTexts(texts);
	return (
		<Section title={t.claims}>
			<Answer
				endpoint={contract.listShiftClaims}
				input={{ id }}
				topic={offersTopic}
				notLoaded={mine.notLoaded}
			>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState text={t.noClaims} />
					) : (
						<ul className="shift-lines">
							{items.map((claim) => (
								<Claim key={claim.id} claim={claim} />
							))}
						</ul>
					)
				}
			</Answer>
		</Section>
	);
}

function Claim({ claim: { id, user, violations, mayTake } }: { readonly claim: ShiftClaim }) {
	const t = useTexts(texts);
	const grant = () =>
		void act(contract.grantClaim, t.doing.grant, (accepted) => ({ id, ...accepted }));
	return (
		<li className="shift-line">
			<b>{`${user.firstName} ${user.lastName}`}</b>
			{violations.map(shiftViolation).map((text) => (
				<small key={text}>{text}</small>
			))}
			{mayTake && (
				<span className="shift-line-doings">
					<Button size="xs" variant="default" onClick={grant}>
						{t.grant}
					</Button>
				</span>
			)}
		</li>
	);
}
