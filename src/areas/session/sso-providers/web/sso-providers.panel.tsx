import { IconPencil, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type SsoKind, ssoKinds } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import { ProviderMark } from "#areas/session/single-sign-on/web/public.ts";
import { CopyButton } from "#kit/ui/copy-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsSsoProviderEdit } from "./panels.ts";
import type { Provider } from "./use-provider-form.ts";
import "./sso-providers.css";

/** What people may sign in with beside their password. */
export default function SsoProvidersPanel() {
	const t = useTexts(texts).list;
	return (
		<AnswerPanel endpoint={contract.listSsoProviders} input={{}} words={t}>
			{({ providers, redirectUri }) => (
				<PanelFrame>
					<p className="sso-about">{t.about}</p>
					<ul className="sso-list">
						{ssoKinds.map((kind) => (
							<ProviderLine
								key={kind}
								kind={kind}
								provider={providers.find((one) => one.kind === kind)}
							/>
						))}
					</ul>
					<RedirectAddress address={redirectUri} />
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

/** What has to be entered at the provider's. */
function RedirectAddress({ address }: { readonly address: string }) {
	const t = useTexts(texts).list;
	return (
		<section className="sso-redirect" aria-labelledby="sso-redirect">
			<h3 id="sso-redirect">{t.redirect}</h3>
			<p>{t.redirectHelp}</p>
			<div>
				<code>{breakable(address)}</code>
				<CopyButton value={address} words={t} />
			</div>
		</section>
	);
}

/** A long address breaks at its slashes, never within a word. */
function breakable(address: string): ReactNode[] {
	return address.split(/(?<=\/)(?=[^/])/).flatMap((part) => [part, <wbr key={part} />]);
}

function ProviderLine({ kind, provider }: { kind: SsoKind; provider: Provider | undefined }) {
	const { list: t, kinds } = useTexts(texts);
	const name = kinds[kind];
	const isNew = provider === undefined;
	const Icon = isNew ? IconPlus : IconPencil;
	const facts = isNew
		? [t.none]
		: [provider.isEnabled ? t.on : t.off, provider.issuer, t.people(provider.people)];
	return (
		<li>
			<ProviderMark kind={kind} />
			<div>
				<b>{name}</b>
				<small>{facts.join(" · ")}</small>
			</div>
			<PictureButton
				icon={Icon}
				label={isNew ? t.setUp : t.edit}
				aria-label={isNew ? t.setUpOf(name) : t.editOf(name)}
				size="xs"
				onClick={() => openPanel(settingsSsoProviderEdit, { kind }, { stack: "sub" })}
			/>
		</li>
	);
}
