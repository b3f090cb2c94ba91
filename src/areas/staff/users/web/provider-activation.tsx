import { SwitchField } from "#kit/ui/field/switch-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { Login } from "./login-row.tsx";
import { renewUsers } from "./renew-users.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

interface Given {
	readonly userId: string;
	readonly provider: Login["provider"];
	readonly login: Login | undefined;
	readonly close: () => void;
}

interface ProviderValues {
	readonly externalSubject: string;
	readonly isEnabled: boolean;
}

/** A way in by another company's sign-in. */
export function ProviderActivation(given: Given) {
	const { userId, provider, login, close } = given;
	const { logins: t, fields } = useTexts(texts);
	const titles = usePanelTitles();
	const form = useApiForm<ProviderValues, typeof contract.setLoginActivation>({
		draftKey: `users.login-activation:${userId}:${provider}`,
		initial: {
			externalSubject: login?.externalSubject ?? "",
			isEnabled: login?.loginId == null || login.isEnabled,
		},
		fields: {
			externalSubject: {
				label: fields.subject,
				help: t.subjectHelp,
				required: login?.loginId == null,
			},
			isEnabled: { label: fields.isEnabled },
		},
		endpoint: contract.setLoginActivation,
		input: ({ externalSubject, isEnabled }) => ({
			userId,
			provider,
			isEnabled,
			...(externalSubject === "" ? {} : { externalSubject }),
		}),
		context: t.changing,
		onSaved: () => void renewUsers(),
	});
	return (
		<FormPanel form={form} title={titles.loginActivation} sub={t[provider]} close={close}>
			<FormSection id="login" title={t[provider]}>
				<TextField {...form.field("externalSubject")} maxLength={500} />
				<SwitchField {...form.field("isEnabled")} />
			</FormSection>
		</FormPanel>
	);
}
