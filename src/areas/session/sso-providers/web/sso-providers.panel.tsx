import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy, IconPencil, IconPlus } from "@tabler/icons-react";
import { type SsoKind, ssoKinds } from "#areas/session/single-sign-on/contract.ts";
import { ProviderMark } from "#areas/session/single-sign-on/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsSsoProviderEdit } from "./panels.ts";
import "./sso-providers.css";

type Provider = AnswerOf<typeof contract.listSsoProviders>["providers"][number];

/** What people may sign in with beside their password. */
export default function SsoProvidersPanel() {
	const t = useTexts(texts).list;
	const { data, isPending, refetch } = useApi(contract.listSsoProviders, {});
	if (isPending) return <PanelFrame title={t.title} isLoading />;
	if (data === undefined) {
		return (
			<PanelFrame title={t.title}>
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			</PanelFrame>
		);
	}
	return (
		<PanelFrame title={t.title}>
			<p className="sso-about">{t.about}</p>
			<ul className="sso-list">
				{ssoKinds.map((kind) => (
					<ProviderLine
						key={kind}
						kind={kind}
						provider={data.providers.find((one) => one.kind === kind)}
					/>
				))}
			</ul>
			<RedirectAddress address={data.redirectUri} />
		</PanelFrame>
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
				<code>{address}</code>
				<CopyButton value={address}>
					{({ copied, copy }) => (
						<Button
							size="xs"
							variant="default"
							leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
							onClick={copy}
						>
							{copied ? t.copied : t.copy}
						</Button>
					)}
				</CopyButton>
			</div>
		</section>
	);
}

interface LineGiven {
	readonly kind: SsoKind;
	readonly provider: Provider | undefined;
}

function ProviderLine({ kind, provider }: LineGiven) {
	const { list: t, kinds } = useTexts(texts);
	const name = kinds[kind];
	const isNew = provider === undefined;
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
			<Button
				size="xs"
				variant="default"
				leftSection={
					isNew ? (
						<IconPlus size={16} stroke={1.8} aria-hidden />
					) : (
						<IconPencil size={16} stroke={1.8} aria-hidden />
					)
				}
				onClick={() => openPanel(settingsSsoProviderEdit, { kind }, { stack: "sub" })}
			>
				{isNew ? t.setUp(name) : t.edit(name)}
			</Button>
		</li>
	);
}
