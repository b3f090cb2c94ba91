import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What has to be entered at the provider's. */
export function RedirectAddress({ address }: { readonly address: string }) {
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
