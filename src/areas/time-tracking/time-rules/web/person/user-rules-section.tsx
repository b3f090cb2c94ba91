import { PersonSection } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersTimeTrackingRules } from "../panels.ts";
import { useOrigin } from "./use-origin.ts";

/** The rules that hold for a person today, in her detail. */
export default function UserRulesSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).own;
	const origin = useOrigin();
	const day = isoOfDay(dayNow());
	const { data, isPending, refetch } = useApi(contract.listUserTimeRules, { userId, day });
	const held = data?.items.filter(({ isHeld }) => isHeld) ?? [];
	const open = () => openPanel(usersTimeTrackingRules, { userId }, { stack: "sub" });
	return (
		<PersonSection title={t.title} action={{ label: t.show, run: open }}>
			{isPending ? (
				<LoadingState />
			) : data === undefined ? (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			) : held.length === 0 ? (
				<p>{t.none}</p>
			) : (
				<Facts>
					{held.map((rule) => (
						<Fact key={`${rule.ruleId} ${rule.versionId}`} label={rule.name}>
							{origin(rule)}
						</Fact>
					))}
				</Facts>
			)}
		</PersonSection>
	);
}
