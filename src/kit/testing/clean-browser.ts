/**
 * Before each file of web tests: files share the browser's storage one after the other, and what one kept there (the
 * language, say) would be another's beginning, depending on the order.
 */
localStorage.clear();
sessionStorage.clear();
