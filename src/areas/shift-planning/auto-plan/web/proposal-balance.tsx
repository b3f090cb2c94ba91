import { Button } from "@mantine/core";
import { IconHeart, IconHeartBroken, IconShieldCheck } from "@tabler/icons-react";
import { useSaidWords } from "#areas/shift-planning/availability/web/public.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ProposalBalance as Balance, MetWish } from "../contract/proposal-balance.ts";
import { type AutoPlan, contract } from "../contract.ts";
import { texts as featureTexts } from "../text.ts";
import { droppedOf, droppedStore } from "./dropped-store.ts";
import { shiftsFairness } from "./panels.ts";
import { ShareTable } from "./share-table.tsx";
import { texts } from "./text.ts";

/** What a proposal comes to with what is chosen of it: wishes, shares, and how near it comes to the law. */
export function ProposalBalance({ plan: { id } }: { readonly plan: AutoPlan }) {
	const { balance: t } = useTexts(texts);
	const dropped = droppedOf(useStore(droppedStore), id);
	return (
		<Answer
			endpoint={contract.getProposalBalance}
			input={{ id, without: [...dropped] }}
			topic="SHIFTS"
			notLoaded={t.notLoaded}
			keep
		>
			{({ wishes, shares, law }) => (
				<>
					{wishes.length > 0 && <Wishes wishes={wishes} />}
					{shares.length > 0 && <Shares shares={shares} />}
					{shares.length > 0 && <Law law={law} />}
				</>
			)}
		</Answer>
	);
}

function Wishes({ wishes }: Pick<Balance, "wishes">) {
	const { balance: t } = useTexts(texts);
	const refused = wishes.filter(({ isGranted }) => !isGranted);
	const granted = wishes.filter(({ isGranted }) => isGranted);
	const names = [...new Set(granted.map(({ user }) => user.lastName))];
	return (
		<Section
			title={t.wishes}
			aside={<small className="balance-aside">{t.met(granted.length, refused.length)}</small>}
		>
			<ul className="balance-wishes">
				{refused.map((one) => (
					<Refused key={`${one.user.id} ${one.begin}`} one={one} />
				))}
				{granted.length > 0 && (
					<li>
						<IconHeart size={18} stroke={1.7} className="balance-granted" aria-hidden />
						<span>{names.join(", ")}</span>
						<small>{t.granted}</small>
					</li>
				)}
			</ul>
		</Section>
	);
}

function Refused({ one }: { readonly one: MetWish }) {
	const { balance: t } = useTexts(texts);
	const { when, what } = useSaidWords(one);
	return (
		<li>
			<IconHeartBroken size={18} stroke={1.7} className="balance-refused" aria-hidden />
			<b>{`${one.user.lastName}, ${one.user.firstName}`}</b>
			<small>
				<span className="visually-hidden">{t.refused} </span>
				{`${what} ${when}`}
			</small>
		</li>
	);
}

function Shares({ shares }: Pick<Balance, "shares">) {
	const { balance: t } = useTexts(texts);
	const { fairness } = useTexts(featureTexts);
	return (
		<Section
			title={t.shares}
			aside={
				<Button
					size="compact-sm"
					variant="default"
					onClick={() => openPanel(shiftsFairness, {}, { stack: "sub" })}
				>
					{fairness.title}
				</Button>
			}
		>
			<ShareTable shares={shares} />
		</Section>
	);
}

function Law({ law }: Pick<Balance, "law">) {
	const { balance: t } = useTexts(texts);
	const format = useFormat();
	const { restMinutes, leastRestMinutes, averageMinutes, mostAverageMinutes } = law;
	const lines = [
		...(restMinutes === null
			? []
			: [[t.rest(format.hours(leastRestMinutes)), format.hours(restMinutes)]]),
		[t.nightsInRow, String(law.nightsInRow)],
		[t.daysInRow, String(law.daysInRow)],
		[t.average(format.hours(mostAverageMinutes)), format.hours(averageMinutes)],
	];
	return (
		<Section title={t.law} aside={<small className="balance-aside">{t.withProposal}</small>}>
			<dl className="balance-law">
				{lines.map(([label, value]) => (
					<div key={label}>
						<dt>
							<IconShieldCheck size={18} stroke={1.6} aria-hidden />
							{label}
						</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
