import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import type { activationParams } from "../panels.ts";
import { renewUsers, usePersonSub } from "../user.ts";
import type { Login } from "./login-row.tsx";
import { ManualActivation } from "./manual-activation.tsx";

type Given = PanelProps<typeof activationParams>;

/** Sets up a way in: name and password, or what the provider knows the person by. */
export default function UsersLoginActivationPanel(given: Given) {
	const { userId, provider, close } = given;
	return (
		<LoadedPanel endpoint={contract.listUserLogins} input={{ userId }}>
			{({ items }) => {
				const login = items.find((one) => one.provider === provider);
				return provider === "MANUAL" ? (
					<ManualActivation userId={userId} login={login} close={close} />
				) : (
					<ProviderActivation userId={userId} provider={provider} login={login} close={close} />
				);
			}}
		</LoadedPanel>
	);
}

interface ProviderActivationGiven {
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
function ProviderActivation(given: ProviderActivationGiven) {
	const { userId, provider, login, close } = given;
	const { logins: t, fields } = useTexts(texts);
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
		<FormPanel form={form} sub={usePersonSub(userId, t[provider])} close={close}>
			<FormSection id="login" title={t[provider]}>
				<TextField {...form.field("externalSubject")} maxLength={500} />
				<SwitchField {...form.field("isEnabled")} />
			</FormSection>
		</FormPanel>
	);
}
