import { Button } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import { timeRulesTopic } from "#areas/time-tracking/time-rules/contract.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type StepFacts, stepNames } from "../contract.ts";
import { texts } from "../text.ts";
import { StepList } from "./step-list.tsx";
import { StepAfterwards, StepNotices } from "./step-notices.tsx";
import { useHide } from "./use-hide.ts";
import type { Done } from "./use-steps.ts";
import "./first-steps.css";

interface Given {
	readonly done: Done;
	readonly facts: StepFacts;
	readonly children?: ReactNode;
}

/** The way from an empty company to its first booking, in place of empty boxes. */
export default function FirstSteps({ done, facts, children }: Given) {
	useLiveSteps();
	return (
		<div className="first-steps-page">
			<div className="first-steps">
				<section className="card first-steps-card" aria-labelledby="first-steps-title">
					<Head done={done} />
					<StepList done={done} facts={facts} />
					<Foot />
				</section>
				<div className="first-steps-side">
					<StepNotices facts={facts} />
					<StepAfterwards />
					{children}
				</div>
			</div>
		</div>
	);
}

function Head({ done }: { readonly done: Done }) {
	const t = useTexts(texts);
	const { tenant } = useSession();
	const count = stepNames.filter((name) => done[name]).length;
	const share = { "--done": `${(count / stepNames.length) * 100}%` } as CSSProperties;
	return (
		<div className="first-steps-head">
			<div className="first-steps-about">
				<h2 id="first-steps-title">{t.title}</h2>
				<p>{t.about(tenant.name)}</p>
			</div>
			<div className="first-steps-count">
				<span className="first-steps-ring" style={share} aria-hidden />
				<p>
					<b>{t.count(count, stepNames.length)}</b>
					<span>{t.countDone}</span>
				</p>
			</div>
		</div>
	);
}

function Foot() {
	const t = useTexts(texts);
	const { hide, isBusy } = useHide();
	return (
		<div className="first-steps-foot">
			<p>{t.kept}</p>
			<Button variant="default" loading={isBusy} onClick={() => hide(true)}>
				{t.later}
			</Button>
		</div>
	);
}

/** A step is ticked when its fact comes to be there, on whatever device. */
function useLiveSteps(): void {
	const again = () => void renew(contract.getFirstSteps);
	useLiveTopic("SITES", again);
	useLiveTopic("HOLIDAYS", again);
	useLiveTopic("USERS", again);
	useLiveTopic("WORKSHEETS", again);
	useLiveTopic(timeRulesTopic, again);
	useLiveTopic("TRACKINGS", again);
}
