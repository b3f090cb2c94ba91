export const texts = {
	errors: {
		GRANT_FORBIDDEN:
			"Sie können keine Rechte vergeben, die über Ihre eigenen hinausgehen.",
		ROLE_NOT_FOUND: "Die Rolle wurde nicht gefunden.",
	},
} as const;
