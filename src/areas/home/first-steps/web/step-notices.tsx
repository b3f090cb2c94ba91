import {
	type Icon,
	IconAlertTriangle,
	IconChevronRight,
	IconDeviceTablet,
	IconKey,
	IconSun,
} from "@tabler/icons-react";
import { settingsSsoProviders } from "#areas/session/sso-providers/web/panels.ts";
import { holidaysOverview } from "#areas/settings/holidays/web/panels.ts";
import { settingsHardwareTerminals } from "#areas/time-tracking/terminals/web/panels.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { StepFacts } from "../contract.ts";
import { texts } from "../text.ts";
import { StepLink } from "./step-list.tsx";
import { openPeople, openWorksheets } from "./use-steps.ts";

/** What is there but incomplete, each with what mends it. */
export function StepNotices({ facts }: { readonly facts: StepFacts }) {
	const { notices: t } = useTexts(texts);
	const { people, withSignIn, withoutMail, planned } = facts;
	const notices = [
		{
			count: withoutMail,
			title: t.withoutMail,
			about: t.withoutMailAbout,
			label: t.complete,
			run: openPeople,
		},
		{
			count: people - withSignIn,
			title: t.withoutSignIn,
			about: t.withoutSignInAbout,
			label: t.invite,
			run: openPeople,
		},
		{
			count: people - planned,
			title: t.withoutPlan,
			about: t.withoutPlanAbout,
			label: t.assign,
			run: openWorksheets,
		},
	].filter(({ count }) => count > 0);
	return (
		<Card title={t.title} side={String(notices.length)}>
			{notices.length === 0 ? (
				<p className="first-steps-none">{t.none}</p>
			) : (
				<ul className="first-steps-rows">
					{notices.map(({ count, title, about, label, run }) => (
						<li key={about}>
							<IconAlertTriangle
								size={18}
								stroke={1.8}
								aria-hidden
								className="first-steps-warning"
							/>
							<span className="first-steps-row-words">
								<b>{title(count)}</b>
								<span>{about}</span>
							</span>
							<StepLink action={{ label, run }} />
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

/** What nobody needs on the first day. */
export function StepAfterwards() {
	const { afterwards: t } = useTexts(texts);
	return (
		<Card title={t.title}>
			<ul className="first-steps-rows">
				<Later
					icon={IconDeviceTablet}
					title={t.terminals}
					about={t.terminalsAbout}
					run={() => openPanel(settingsHardwareTerminals, {})}
				/>
				<Later
					icon={IconKey}
					title={t.singleSignOn}
					about={t.singleSignOnAbout}
					run={() => openPanel(settingsSsoProviders, {})}
				/>
				<Later
					icon={IconSun}
					title={t.holidays}
					about={t.holidaysAbout}
					run={() => openPanel(holidaysOverview, {})}
				/>
			</ul>
		</Card>
	);
}

interface LaterGiven {
	readonly icon: Icon;
	readonly title: string;
	readonly about: string;
	readonly run: () => void;
}

function Later({ icon: Shape, title, about, run }: LaterGiven) {
	return (
		<li>
			<button type="button" className="first-steps-later" onClick={run}>
				<Shape size={18} stroke={1.8} aria-hidden />
				<span className="first-steps-row-words">
					<b>{title}</b>
					<span>{about}</span>
				</span>
				<IconChevronRight size={16} stroke={1.8} aria-hidden />
			</button>
		</li>
	);
}
