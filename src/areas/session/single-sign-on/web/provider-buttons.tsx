import { IconShieldLock } from "@tabler/icons-react";
import { useState } from "react";
import { browserConfig } from "#kit/web/config.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { SsoKind } from "../contract/sso-kinds.ts";
import { texts } from "../text.ts";
import "./provider-buttons.css";

interface Given {
	readonly providers: readonly {
		readonly id: SsoKind;
		readonly name: string;
		readonly url: string;
	}[];
	readonly isPersistent: boolean;
}

/** One row of buttons, each leading to its provider. */
export function ProviderButtons({ providers, isPersistent }: Given) {
	const t = useTexts(texts);
	const [chosen, setChosen] = useState<SsoKind>();
	return (
		<fieldset className="providers" data-count={providers.length}>
			<legend className="visually-hidden">{t.providers}</legend>
			{providers.map(({ id, name, url }) => (
				<a
					key={id}
					href={`${browserConfig().apiUrl}${url}?persistent=${isPersistent}`}
					aria-busy={chosen === id}
					onClick={() => setChosen(id)}
				>
					<ProviderMark kind={id} />
					{name}
				</a>
			))}
		</fieldset>
	);
}

/** A provider's sign in its own colours; the name stands beside it. */
export function ProviderMark({ kind }: { readonly kind: SsoKind }) {
	if (kind === "AUTH0") return <IconShieldLock size={18} aria-hidden />;
	return (
		<svg width="17" height="17" viewBox="0 0 18 18" aria-hidden="true">
			{kind === "GOOGLE" ? <GoogleParts /> : <EntraParts />}
		</svg>
	);
}

function GoogleParts() {
	return (
		<>
			<path
				fill="#4285f4"
				d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
			/>
			<path
				fill="#34a853"
				d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H1v2.3A9 9 0 0 0 9 18z"
			/>
			<path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
			<path
				fill="#ea4335"
				d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z"
			/>
		</>
	);
}

function EntraParts() {
	return (
		<>
			<path fill="#f25022" d="M0 0h8.5v8.5H0z" />
			<path fill="#7fba00" d="M9.5 0H18v8.5H9.5z" />
			<path fill="#00a4ef" d="M0 9.5h8.5V18H0z" />
			<path fill="#ffb900" d="M9.5 9.5H18V18H9.5z" />
		</>
	);
}
