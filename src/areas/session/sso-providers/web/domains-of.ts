/** Example: `"Klinikum.example, @haus.example"` → `["klinikum.example", "haus.example"]` */
export function domainsOf(text: string): string[] {
	const names = text
		.toLowerCase()
		.split(/[\s,;]+/)
		.map((name) => name.replace(/^@/, ""))
		.filter((name) => name !== "");
	return [...new Set(names)];
}
