import { Card } from "#kit/ui/card/card.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./gallery.css";

/** What the product has mailed, for trying it without a mail server. */
export default function MailsPage() {
	const t = useTexts(texts).mails;
	const format = useFormat();
	const { data, isError, refetch } = useApi(contract.listOutboxMails, {});
	if (data === undefined) {
		return <AwaitedState hasFailed={isError} text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	return (
		<div className="gallery">
			<p>{t.intro}</p>
			{data.mails.length === 0 && <EmptyState text={t.empty} />}
			{data.mails.map((mail) => (
				<Card
					key={mail.id}
					title={mail.recipient}
					note={`${mail.template} · ${mail.language}`}
					side={`${t.states[mail.state]} · ${format.instant(mail.createdAt)}`}
				>
					{mail.lastError !== null && <p>{mail.lastError}</p>}
					<dl className="mail-params">
						{Object.entries(mail.params ?? {}).map(([name, value]) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{String(value)}</dd>
							</div>
						))}
					</dl>
				</Card>
			))}
		</div>
	);
}
