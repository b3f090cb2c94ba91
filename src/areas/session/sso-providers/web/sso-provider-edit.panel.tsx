import type { SsoKind } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type Provider, useProviderForm } from "./use-provider-form.ts";

/** Sets up one way to sign in, or changes it. */
export default function SsoProviderEditPanel({ kind, close }: Pick<Given, "kind" | "close">) {
	const { list, kinds } = useTexts(texts);
	return (
		<AnswerPanel title={kinds[kind]} endpoint={contract.listSsoProviders} input={{}} words={list}>
			{({ providers }) => {
				const provider = providers.find((one) => one.kind === kind);
				return (
					<ProviderForm
						// what somebody else has saved begins anew
						key={provider?.version ?? 0}
						kind={kind}
						provider={provider}
						close={close}
					/>
				);
			}}
		</AnswerPanel>
	);
}

interface Given {
	readonly kind: SsoKind;
	readonly provider: Provider | undefined;
	readonly close: () => void;
}

function ProviderForm({ kind, provider, close }: Given) {
	const { edit: t, kinds, remove } = useTexts(texts);
	const form = useProviderForm(kind, provider);
	const give = async () => {
		const { title, done } = remove;
		if ((await confirmDelete({ title, name: kinds[kind] })) === null) return;
		const isGone = await attempt({
			context: title,
			done,
			act: () => api(contract.deleteSsoProvider, { kind }),
			renew: () => renew(contract.listSsoProviders),
		});
		if (isGone) close();
	};
	return (
		<FormPanel
			form={form}
			title={kinds[kind]}
			sub={t.sub}
			close={close}
			actions={provider && <HistoryButton entity="sso_provider" entityId={provider.id} />}
			ends={
				provider !== undefined && (
					<DangerButton onClick={() => void give()}>{remove.action}</DangerButton>
				)
			}
		>
			<FormSection id="base" title={t.base}>
				<div data-wide>
					<TextField {...form.field("issuer")} maxLength={500} />
				</div>
				<TextField {...form.field("clientId")} maxLength={500} />
				<TextField
					{...form.field("clientSecret")}
					type="PASSWORD"
					required={provider === undefined}
					autoComplete="new-password"
				/>
			</FormSection>
			<FormSection id="people" title={t.people}>
				<div data-wide>
					<TextField {...form.field("domains")} />
				</div>
				<SwitchField {...form.field("isEnabled")} />
			</FormSection>
		</FormPanel>
	);
}
