import { Button } from "@mantine/core";
import type { ClassType } from "#domain/working-time/timeline/time-class.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { categoryOf } from "../contract/activity-answer.ts";
import { contract, mostCounted } from "../contract.ts";
import { texts } from "../text.ts";
import { activitiesReasons } from "./panels.ts";

interface Given {
	readonly item: { readonly id: string; readonly classType: ClassType };
}

const kinds = ["entries", "bookings", "costCentres", "reasons"] as const;

/** What is linked with an activity, in its detail, and the way to its reasons. */
export function UsageSection({ item: { id, classType } }: Given) {
	const { usage: t, reasons } = useTexts(texts);
	const format = useFormat();
	useLive("organisation", ({ type }) => {
		if (type === "ACTIVITIES") void renew(contract.getActivityUsage);
	});
	const print = (count: number) => {
		const text = format.amount(count);
		return count >= mostCounted ? t.most(text) : text;
	};
	return (
		<Section title={t.title}>
			<Answer endpoint={contract.getActivityUsage} input={{ id }} notLoaded={t.notLoaded}>
				{(usage) => (
					<Facts>
						{kinds.map((kind) => (
							<Fact key={kind} label={t[kind]}>
								{print(usage[kind])}
							</Fact>
						))}
					</Facts>
				)}
			</Answer>
			{categoryOf(classType) === "TRACKING" && (
				<Button
					size="xs"
					variant="default"
					mt={10}
					onClick={() => openPanel(activitiesReasons, { activityId: id }, { stack: "sub" })}
				>
					{reasons.show}
				</Button>
			)}
		</Section>
	);
}
