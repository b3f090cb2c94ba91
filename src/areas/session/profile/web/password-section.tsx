import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { contract as passwords } from "#areas/session/passwords/contract.ts";
import { askNewPassword } from "#areas/session/passwords/web/public.ts";
import { contract } from "#areas/session/sign-in/contract.ts";
import { ssoKinds } from "#areas/session/single-sign-on/contract.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useAction } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import { ProfileSection } from "./profile-section.tsx";
import { providerNames } from "./provider-names.ts";

/** Another password; somebody who comes through a provider has none here. */
export function PasswordSection() {
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
			<ProfileSection title={t.password}>
				<p>{t.byProvider(providerNames[kind])}</p>
			</ProfileSection>
		);
	}
	return (
		<ProfileSection title={t.password}>
			<p>{t.passwordText}</p>
			<Button
				variant="default"
				leftSection={<IconKey size={16} stroke={1.7} aria-hidden />}
				loading={isPending}
				onClick={() => readPolicy({})}
			>
				{t.changePassword}
			</Button>
		</ProfileSection>
	);
}
