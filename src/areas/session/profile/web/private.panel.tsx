import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useId } from "react";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { askNewPassword } from "#areas/session/passwords/web/public.ts";
import { contract } from "#areas/session/sign-in/contract.ts";
import { type SsoKind, ssoKinds } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { DisplaySettings } from "#kit/web/settings/display-settings.tsx";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { texts as kitTexts } from "#kit/web/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useAction } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import { OwnSessions } from "./own-sessions.tsx";
import "./profile.css";

/** Names of companies' products: the same in every language. */
const providerNames: Readonly<Record<SsoKind, string>> = {
	GOOGLE: "Google",
	ENTRAID: "Microsoft Entra ID",
	AUTH0: "Auth0",
};

/** What concerns one's own person: looks, password, sessions. */
export default function PrivatePanel() {
	return (
		<PanelFrame>
			<PersonSection />
			<DisplaySection />
			<PasswordSection />
			<Slot place={{ section: "profile.private" }} />
			<OwnSessions />
		</PanelFrame>
	);
}

/** Who is signed in, and where she belongs. */
function PersonSection() {
	const t = useTexts(texts).profile;
	const session = useSession();
	return (
		<Section title={t.person}>
			<div className="profile-person">
				<Avatar {...session} size={44} />
				<b>{`${session.firstName} ${session.lastName}`}</b>
			</div>
			<Facts>
				<Fact label={t.username}>{session.username}</Fact>
				<Fact label={t.unit}>{session.primaryUnit.name}</Fact>
				<Fact label={t.site}>{session.primarySite.name}</Fact>
			</Facts>
		</Section>
	);
}

/** The display settings, and the zone for points in time. */
function DisplaySection() {
	const t = useTexts(texts).profile;
	const { title } = useTexts(kitTexts).display;
	const { timezone: zone } = useSettings().region;
	const zoneId = useId();
	return (
		<Section title={title}>
			<DisplaySettings>
				<label htmlFor={zoneId}>{t.timeZone}</label>
				<CompactSelect
					id={zoneId}
					value={zone}
					options={timeZones(zone).map((value) => ({ value, label: value }))}
					onChange={(timezone) => updateSettings({ region: { timezone } })}
				/>
				<p className="display-help">{t.timeZoneHelp}</p>
			</DisplaySettings>
		</Section>
	);
}

/** All zones that this browser knows, with the one in use even if it is known under another name. */
function timeZones(present: string): string[] {
	const known = Intl.supportedValuesOf("timeZone");
	return known.includes(present) ? known : [present, ...known];
}

/** Another password; somebody who comes through a provider has none here. */
function PasswordSection() {
	const t = useTexts(texts).profile;
	const { provider, username, loginSettings } = useSession();
	const change = async (policy: PasswordPolicy) => {
		const isChanged = await askNewPassword({
			reason: "wish",
			policy,
			username,
			oldPassword: undefined,
			persistent: loginSettings.persistent,
		});
		if (isChanged) await renew(contract.listSessions);
	};
	const { mutate: readPolicy, isPending } = useAction(passwords.getPasswordPolicy, {
		context: t.changePassword,
		onDone: ({ policy }) => void change(policy),
	});
	const kind = ssoKinds.find((one) => one === provider);
	if (kind !== undefined) {
		return (
			<Section title={t.password}>
				<p className="profile-text">{t.byProvider(providerNames[kind])}</p>
			</Section>
		);
	}
	return (
		<Section title={t.password}>
			<p className="profile-text">{t.passwordText}</p>
			<Button
				variant="default"
				leftSection={<IconKey size={16} stroke={1.7} aria-hidden />}
				loading={isPending}
				onClick={() => readPolicy({})}
			>
				{t.changePassword}
			</Button>
		</Section>
	);
}
