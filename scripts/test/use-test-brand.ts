// Whoever imports this first has the brand of the tests in all that it imports later and in the processes that it starts.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --conditions=test-brand`;
