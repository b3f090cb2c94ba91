import { useState } from "react";
import { browserConfig } from "#kit/web/config.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { SsoKind } from "../contract.ts";
import { texts } from "../text.ts";
import { ProviderMark } from "./provider-mark.tsx";
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
